/** Prints which tests are skipped because a tool is missing; throws where REQUIRE_TOOLS is set, as `.ci/run` does. */
export function missingTool(tool: string, leftOut: string): undefined {
  const message = `NO ${tool} FOUND: ${leftOut}.`;
  if (process.env.REQUIRE_TOOLS) throw new Error(message);
  console.warn(message);
}
