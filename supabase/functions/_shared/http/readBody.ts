/** Thrown when a body passes its limit; nothing beyond the limit was kept. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/**
 * The bytes of a request's body, `limit` at most. Stops reading at the limit, whatever Content-Length says or where
 * it says nothing (chunked bodies).
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const value = (await reader?.read())?.value;
    if (!value) break;
    length += value.byteLength;
    if (length > limit) {
      // Not awaited: a sender that never stops must not delay the answer.
      reader?.cancel().catch(() => {});
      throw new BodyTooLarge();
    }
    chunks.push(value);
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
