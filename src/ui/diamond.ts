/** Returns the SVG path of a diamond with centre (x, y). `half` is half of its diagonal. */
export function diamond(x: number, y: number, half: number): string {
  return `M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}Z`;
}
