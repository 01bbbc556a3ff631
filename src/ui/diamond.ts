/** An SVG path with centre (x, y). `half` is half of the diagonal. */
export function diamond(x: number, y: number, half: number): string {
  return `M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}Z`;
}
