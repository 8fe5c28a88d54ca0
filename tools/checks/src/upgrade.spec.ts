import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Container {
  id: string;
  service: string;
  image: string;
  health: string;
  isRunning: boolean;
}

const root = path.resolve(__dirname, '../../..');
/** As the engine and Compose do it, with a line for each container; what is scaled starts those that were stopped, too. */
const engine = String.raw`#!/bin/sh
echo "$*" >> "$ENGINE.said"
for last; do :; done
keep() { awk -v service="$last" "$1" "$ENGINE" > "$ENGINE.next"; mv "$ENGINE.next" "$ENGINE"; }
case "$*" in
  'compose config'*) sed "s,.*,localhost/crewcall/&$NAMED," "$ENGINE.services" ;;
  'image inspect'*) echo sha256:new ;;
  'compose ps'*) awk -v service="$last" '$2 == service && $5 == "true" { print $1 }' "$ENGINE" ;;
  'compose rm'*) keep '!($2 == service && $5 == "false")' ;;
  inspect*) awk -v id="$last" '$1 == id { print $1, $3, $4 }' "$ENGINE" ;;
  stop*) keep '$1 == service { $5 = "false" } { print }' ;;
  rm*) keep '$1 != service' ;;
  'compose up'*--scale*)
    keep '$2 == service { $5 = "true" } { print }'
    wanted=$(echo "$*" | sed 's/.*--scale [a-z-]*=\([0-9]*\).*/\1/')
    while [ "$(awk -v service="$last" '$2 == service' "$ENGINE" | wc -l)" -lt "$wanted" ]; do
      echo "made-$last-$(wc -l < "$ENGINE.said")-$(wc -l < "$ENGINE") $last sha256:new healthy true" >> "$ENGINE"
    done
    ! awk -v service="$last" '$2 == service { print $4 }' "$ENGINE" | grep -q unhealthy ;;
esac
`;
const services = ['identity', 'jobs', 'jobs-worker', 'messaging', 'notifications', 'admin', 'web-server'];
const jobs = (id: string, image: 'old' | 'new', more: Partial<Container> = {}): Container => ({
  id,
  service: 'jobs',
  image: `sha256:${image}`,
  health: 'healthy',
  isRunning: true,
  ...more,
});

describe('an upgrade of services that run in containers', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'crewcall-upgrade-'));
    writeFileSync(path.join(folder, 'docker'), engine);
    chmodSync(path.join(folder, 'docker'), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function upgrade(containers: Container[], named = ':new'): { said: string[]; left: Container[] } {
    const file = path.join(folder, 'engine');
    const others = services.filter((name) => name !== 'jobs');
    const running = others.map((service) => jobs(`one-${service}`, 'old', { service }));
    const lines = [...running, ...containers].map((one) =>
      [one.id, one.service, one.image, one.health, String(one.isRunning)].join(' '),
    );
    writeFileSync(file, `${lines.join('\n')}\n`);
    writeFileSync(`${file}.services`, `${services.join('\n')}\n`);
    const env = {
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
      ENGINE: file,
      NAMED: named,
      TAG: 'new',
      SEEN_AFTER: '0',
    };
    execFileSync('sh', [path.join(root, 'docker/upgrade.sh')], { env, stdio: 'pipe' });
    const found = readFileSync(file, 'utf8').trim().split('\n');
    return {
      said: readFileSync(`${file}.said`, 'utf8').trim().split('\n'),
      left: found.map((line) => {
        const [id = '', service = '', image = '', health = '', isRunning] = line.split(' ');
        return { id, service, image, health, isRunning: isRunning === 'true' };
      }),
    };
  }
  const left = (containers: Container[]): [number, string[]] => {
    const found = upgrade(containers).left.filter(({ service }) => service === 'jobs');
    return [found.length, [...new Set(found.map(({ image, isRunning }) => `${image} ${String(isRunning)}`))]];
  };
  const allNew = ['sha256:new true'];

  it('leaves as many of the new as there were, and takes the old away once those serve', () => {
    const { said, left: found } = upgrade([jobs('a', 'old'), jobs('b', 'old')]);
    expect(found.map(({ image }) => image)).toEqual(Array.from({ length: 8 }, () => 'sha256:new'));
    const scaled = said.findIndex((line) => line.includes('--scale jobs=4'));
    expect(scaled).toBeGreaterThan(-1);
    expect(said.indexOf('stop a')).toBeGreaterThan(scaled);
    expect(said.at(-1)).toBe('compose up --wait --no-deps gateway');
  });

  it.each<[string, Container[], number]>([
    ['none ran', [], 1],
    ['all are of it, as when a key was replaced', [jobs('a', 'new'), jobs('b', 'new')], 2],
    ['a try before left one of each', [jobs('a', 'old'), jobs('b', 'new')], 1],
    ['a try before was stopped after two of three', [jobs('a', 'old'), jobs('b', 'new'), jobs('c', 'new')], 2],
    ['a new one never came to health', [jobs('a', 'old'), jobs('b', 'new', { health: 'unhealthy' })], 1],
    [
      'a try before stopped an old one and did not remove it',
      [jobs('a', 'old', { isRunning: false }), jobs('b', 'new')],
      1,
    ],
  ])('goes on where %s', (_where, containers, many) => {
    expect(left(containers)).toEqual([many, allNew]);
  });

  it('knows by its digest, too, which are of it', () => {
    const { left: found } = upgrade([jobs('a', 'old'), jobs('b', 'new')], '@sha256:0a1b');
    expect(found.filter(({ service }) => service === 'jobs').map(({ id }) => id)).toEqual(['b']);
  });

  it('makes all anew where all are of it: they are others than before', () => {
    const { said } = upgrade([jobs('a', 'new')]);
    expect(said).toContain('rm a');
  });
});
