/** For a function that does not exist, or that a setting turns off. */
export function noSuchFunction(): Response {
  return Response.json(
    { success: false, code: 'noFunction' },
    // Without CORS headers, the page of another host sees only a network error.
    { status: 404, headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' } },
  );
}
