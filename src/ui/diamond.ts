/** Returns the SVG path of a diamond with its centre and half its diagonal. */
export function diamond(x: number, y: number, half: number): string {
  return `M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}Z`;
}
