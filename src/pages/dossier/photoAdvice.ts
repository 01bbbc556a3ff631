/** Finds pages that the office could not read. Only for an advice, because it may be wrong. */

export type Advice = 'dark' | 'tiny' | 'blurred' | 'cut';

/** Side of the squares that are judged one by one, and height of the bands that are read, in px. */
const tile = 32;
/** Length of a coarse gradient in px. */
const gap = 8;

/** Returns the values of a band from row `y`, as RGBA. */
type Read = (y: number, rows: number) => Promise<ArrayLike<number>>;

// The limits were found with photographs of documents, good and spoiled ones.
export async function judgePage(width: number, height: number, read: Read): Promise<Advice | undefined> {
  const { paper, closeStrokes, sharpness, cutStrokes } = await measurePage(width, height, read);
  if (paper < 100) return 'dark';
  // Strokes that are too small run into each other.
  if (closeStrokes > 0.36 || Math.max(width, height) < 640) return 'tiny';
  if (sharpness < 0.31) return 'blurred';
  return cutStrokes > 6 ? 'cut' : undefined;
}

/** Judges the sharpness of tiles with content alone, because a page may be almost blank. */
async function measurePage(width: number, height: number, read: Read) {
  const papers: number[] = [];
  const sharpness: number[] = [];
  const rows = { step: 1, across: width, strokes: 0, close: 0 };
  const columns = { step: width, across: 1, strokes: 0, close: 0 };
  const cuts = { left: 0, right: 0, top: 0, bottom: 0 };
  const band = new Uint8Array(width * tile);
  const lightAt = (at: number) => band[at] ?? 0;

  function rangeOf(from: number, step: number, lines = 1, across = 0) {
    let [min, max] = [255, 0];
    for (let line = 0; line < lines; line += 1)
      for (let index = 0, at = from + line * across; index < tile; index += 1, at += step) {
        const light = lightAt(at);
        if (light > max) max = light;
        if (light < min) min = light;
      }
    return { min, max };
  }

  /** Returns which share of a coarse gradient lies between two neighbours; 1 if there are too few gradients. */
  function judgeTile(from: number, { min, max }: ReturnType<typeof rangeOf>, along: typeof rows): number {
    const { step, across } = along;
    const contrast = max - min;
    const middle = (max + min) / 2;
    let [sum, count] = [0, 0];
    // Every fourth line tells as much.
    for (let line = 0; line < tile; line += 4) {
      let last = 0;
      for (let index = 1, at = from + line * across; index < tile; index += 1, at += step) {
        if (lightAt(at) >= middle && lightAt(at + step) < middle) {
          if (last > 0 && contrast > max * 0.35) {
            along.strokes += 1;
            if (index - last <= 3) along.close += 1;
          }
          last = index;
        }
        const coarse = index > tile - gap ? 0 : Math.abs(lightAt(at + gap * step) - lightAt(at));
        if (coarse < contrast * 0.4) continue;
        let fine = 0;
        for (let near = at, end = at + gap * step; near < end; near += step)
          fine = Math.max(fine, Math.abs(lightAt(near + step) - lightAt(near)));
        sum += Math.min(1, fine / coarse);
        count += 1;
      }
    }
    return count < tile / 6 ? 1 : sum / count;
  }

  /** Counts the strokes across a line of light paper. */
  function countStrokes(from: number, step: number): number {
    const { min, max } = rangeOf(from, step);
    let [strokes, run, clear] = [0, tile, 0];
    for (let index = 0, at = from; index < tile; index += 1, at += step) {
      const light = lightAt(at);
      if (light > max * 0.8) clear += 1;
      if (light < (max + min) / 2) run += 1;
      else {
        if (run > 0 && run < 12) strokes += 1;
        run = 0;
      }
    }
    return min < max * 0.6 && max > 120 && clear > tile / 2 ? strokes : 0;
  }

  for (let y = 0; y + tile <= height; y += tile) {
    const rgba = await read(y, tile);
    for (let pixel = 0, at = 0; pixel < band.length; pixel += 1, at += 4)
      band[pixel] = ((rgba[at] ?? 0) * 77 + (rgba[at + 1] ?? 0) * 150 + (rgba[at + 2] ?? 0) * 29) >> 8;
    // The outermost pixels may be mixed with a frame.
    cuts.left += countStrokes(2, width);
    cuts.right += countStrokes(width - 3, width);
    for (let x = 0; x + tile <= width; x += tile) {
      if (y === 0) cuts.top += countStrokes(x + 2 * width, 1);
      if (y + 2 * tile > height) cuts.bottom += countStrokes(x + (tile - 3) * width, 1);
      const range = rangeOf(x, 1, tile, width);
      papers.push(range.max);
      // In little light, grain has some contrast.
      if (range.max - range.min < Math.max(32, range.max * 0.22)) continue;
      const share = Math.min(judgeTile(x, range, rows), judgeTile(x, range, columns));
      if (share < 1) sharpness.push(share);
    }
  }
  const { strokes, close } = rows.strokes > columns.strokes ? rows : columns;
  return {
    paper: quantile(papers, 0.9),
    closeStrokes: strokes < 100 ? 0 : close / strokes,
    sharpness: sharpness.length < 12 ? 1 : quantile(sharpness, 0.25),
    cutStrokes: Math.max(...Object.values(cuts)),
  };
}

const quantile = (values: number[], share: number) =>
  values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 255;
