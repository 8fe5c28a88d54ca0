import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes `apps/web/src/features/jobs/model/outline.ts`, what the map shows as land, from Natural Earth (public domain) as the
 * package world-atlas (ISC) hands it over: `npm pack world-atlas@2.0.2`, unpack it, then
 * `node tools/build/uk-outline.mjs package/countries-10m.json`. Run by hand: coasts do not change with a build.
 */
const [source] = process.argv.slice(2);
const { transform, arcs, objects } = JSON.parse(readFileSync(source, 'utf8'));

/** By their ISO numbers: the kingdom with the islands around it, what is seen beside it, and what is farther. */
const own = { ids: ['826', '833', '832', '831'], tolerance: 0.006, smallest: 0.03 };
const beside = { ids: ['372', '250', '056', '528'], tolerance: 0.02, smallest: 0.1 };
const far = { ids: ['276', '442', '208', '578'], tolerance: 0.06, smallest: 0.4 };
/** All that the widest map shows before it is moved: land that ends within that looks like a wall in the sea. */
const frame = { west: -11, east: 10.5, south: 48.8, north: 61.2 };
/** Of a degree; what the map counts in. */
const UNITS = 1000;

const points = arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
});
const ringOf = (indexes) =>
  indexes.flatMap((index, n) => {
    const arc = index < 0 ? [...points[~index]].reverse() : points[index];
    return n === 0 ? arc : arc.slice(1);
  });
const outerRings = ({ type, arcs: shape }) => (type === 'Polygon' ? [shape] : shape).map(([outer]) => ringOf(outer));

/** What of a ring lies in the frame, edge by edge. */
function clip(ring) {
  const edges = [
    [0, frame.west, 1],
    [0, frame.east, -1],
    [1, frame.south, 1],
    [1, frame.north, -1],
  ];
  return edges.reduce((shape, [axis, at, sign]) => {
    const isIn = (point) => (point[axis] - at) * sign >= 0;
    return shape.flatMap((point, n) => {
      const before = shape.at(n - 1);
      const share = (at - before[axis]) / (point[axis] - before[axis]);
      const cut = [0, 1].map((each) => before[each] + share * (point[each] - before[each]));
      if (isIn(point)) return isIn(before) ? [point] : [cut, point];
      return isIn(before) ? [cut] : [];
    });
  }, ring);
}

const mercator = ([lon, lat]) => [lon, (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI];

/** Douglas and Peucker: leaves out what is nearer to the line than the tolerance. */
function simplify(line, tolerance) {
  if (line.length < 3) return line;
  const [[ax, ay], [bx, by]] = [line[0], line.at(-1)];
  const length = Math.hypot(bx - ax, by - ay) || 1e-9;
  let [far, at] = [0, 0];
  line.forEach(([x, y], n) => {
    const off =
      length < 1e-6 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (off > far) [far, at] = [off, n];
  });
  if (far <= tolerance) return [line[0], line.at(-1)];
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}

const extentOf = (ring) =>
  Math.max(...[0, 1].map((axis) => Math.max(...ring.map((p) => p[axis])) - Math.min(...ring.map((p) => p[axis]))));

/** In whole units east and south, each from the one before: the shortest way to write it. */
function pathOf(ring) {
  const [first, ...rest] = ring.map(([x, y]) => [Math.round(x * UNITS), Math.round(-y * UNITS)]);
  let last = first;
  const steps = rest.map((point) => {
    const step = [point[0] - last[0], point[1] - last[1]];
    last = point;
    return step.join(step[1] < 0 ? '' : ' ');
  });
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

function draw({ ids, tolerance, smallest }) {
  return objects.countries.geometries
    .filter(({ id }) => ids.includes(id))
    .flatMap(outerRings)
    .map(clip)
    .filter((ring) => ring.length > 3)
    .map((ring) => ring.map(mercator))
    .filter((ring) => extentOf(ring) >= smallest)
    .map((ring) => simplify(ring, tolerance))
    .filter((ring) => ring.length > 3)
    .map(pathOf)
    .join('');
}

const file = new URL('../../apps/web/src/features/jobs/model/outline.ts', import.meta.url);
writeFileSync(
  file,
  `// Made by tools/build/uk-outline.mjs from Natural Earth (public domain), handed over by world-atlas 2.0.2.
// Thousandths of a degree on Mercator's map, east and south.
export const ownLand =
  '${draw(own)}';
export const landBeside =
  '${draw(beside)}${draw(far)}';
`,
);
