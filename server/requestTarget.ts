import type { IncomingMessage } from 'node:http';

/**
 * What a request asks for, as it is written: the path, and the query with its `?`. The host that a whole address names
 * (`GET http://host/about`, as to a proxy) is the client's word and plays no part. What is no address has an empty path.
 */
export function requestTarget({ url = '' }: IncomingMessage): { path: string; query: string } {
  if (url.startsWith('/')) {
    const end = url.indexOf('?');
    return end < 0 ? { path: url, query: '' } : { path: url.slice(0, end), query: url.slice(end) };
  }
  if (!URL.canParse(url)) return { path: '', query: '' };
  const { pathname, search } = new URL(url);
  return { path: pathname, query: search };
}
