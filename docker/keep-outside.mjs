// Run beside a production install: leaves in node_modules what a service that was built with its packages still looks for
// there, and what that needs. The rest is in dist/apps/packages.mjs.
import { readFileSync, rmSync } from 'node:fs';
import { OUTSIDE } from '../tools/build/packages.mjs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const kept = new Set();

/** Where Node finds a package for one that lies in `folder`: in it, or further up. */
function placeOf(name, folder) {
  const place = `${folder}node_modules/${name}`;
  if (packages[place] || !folder) return packages[place] && place;
  return placeOf(name, folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/$/, '$1'));
}

function keep(name, folder = '') {
  const place = placeOf(name, folder);
  if (!place || kept.has(place)) return;
  kept.add(place);
  const { dependencies, optionalDependencies, peerDependencies } = packages[place];
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    keep(needed, `${place}/`);
  }
}

for (const name of OUTSIDE) keep(name);
for (const place of Object.keys(packages)) {
  if (place && !kept.has(place)) rmSync(place, { recursive: true, force: true });
}
console.log(`${kept.size} of ${Object.keys(packages).length - 1} packages may stay`);
