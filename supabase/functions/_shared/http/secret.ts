/** Whether two secrets are the same, in a time that does not tell how much of one was guessed. */
export async function isSameSecret(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all([a, b].map(digest));
  return left !== undefined && right !== undefined && left.every((byte, index) => byte === right[index]);
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
