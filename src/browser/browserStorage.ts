/** Local storage, which outlives the tab. Some browsers switch it off with the cookies; nothing is kept then. */
export const browserStorage = {
  get: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: (key: string, text: string): void => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // The text is asked for again in the next tab.
    }
  },
};
