/** `navigator.connection`, which Chromium alone has. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor wants to save data or has a slow connection, as far as the browser tells. */
export const isCostly = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
