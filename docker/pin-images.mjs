// Writes docker-compose.images.yml: every image of the composition by its digest, as it was pulled now, so that another
// server and the next start run the same. See docker/README.md. Needs nothing but Node and Compose.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');
const file = path.join(folder, 'docker-compose.images.yml');
const docker = (args, stderr = 'inherit') =>
  execFileSync('docker', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', stderr] });

/** `registry:5000/jobs:one` as `registry:5000/jobs@sha256:…`; undefined for one that was built here and is in no registry. */
function pinned(image) {
  const repository = image.replace(/@.*$/, '').replace(/:[^/:]*$/, '');
  const known = JSON.parse(docker(['image', 'inspect', '--format', '{{ json .RepoDigests }}', image]));
  return known.find((digest) => digest.startsWith(`${repository}@`));
}

function pin() {
  docker(['compose', 'pull', '--ignore-pull-failures', '--quiet']);
  const { services } = JSON.parse(docker(['compose', 'config', '--format', 'json']));
  const lines = Object.entries(services).map(([name, { image }]) => ({ name, image, digest: pinned(image) }));
  const own = new Set(lines.filter(({ digest }) => !digest).map(({ image }) => image));
  for (const image of own) console.error(`${image} is in no registry and keeps its tag. Push it to have it pinned.`);
  return lines.filter(({ digest }) => digest).map(({ name, digest }) => `  ${name}: { image: '${digest}' }\n`);
}

const before = existsSync(file) ? readFileSync(file) : undefined;
// What was pinned before must not be what is pulled; a file that COMPOSE_FILE names must be there.
writeFileSync(file, 'services: {}\n');
try {
  const lines = pin();
  if (lines.length > 0) writeFileSync(file, `services:\n${lines.join('')}`);
  console.log(`${lines.length} services pinned. In .env: COMPOSE_FILE=docker-compose.yml:docker-compose.images.yml`);
} catch (error) {
  if (before) writeFileSync(file, before);
  console.error(`Nothing was pinned${before ? ', and what was pinned before is as it was' : ''}: ${error.message}`);
  process.exitCode = 1;
}
