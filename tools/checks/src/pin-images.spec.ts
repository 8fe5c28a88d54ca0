import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const digest = `sha256:${'0'.repeat(64)}`;
/** As the engine answers: jobs and Postgres were pulled, the mail catcher was built here. */
const engine = String.raw`#!/bin/sh
for last; do :; done
case "$*" in
  'compose pull'*) cat docker-compose.images.yml > "$SEEN"; exit "$PULL" ;;
  'compose config'*) echo '{"services":{"jobs":{"image":"registry:5000/crewcall/jobs:two"},"postgres":{"image":"postgres:17-alpine"},"mailpit":{"image":"axllent/mailpit:v1.27"}}}' ;;
  *registry:5000/crewcall/jobs:two) echo '["other/jobs@${digest}","registry:5000/crewcall/jobs@${digest}"]' ;;
  *postgres:17-alpine) echo '["postgres@${digest}"]' ;;
  *) echo '[]' ;;
esac
`;

describe('pinning the images of the composition', () => {
  let folder: string;
  const file = (): string => path.join(folder, 'docker-compose.images.yml');
  const seen = (): string => path.join(folder, 'seen');
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'crewcall-pin-'));
    mkdirSync(path.join(folder, 'docker'));
    cpSync(path.join(root, 'docker/pin-images.mjs'), path.join(folder, 'docker/pin-images.mjs'));
    mkdirSync(path.join(folder, 'bin'));
    writeFileSync(path.join(folder, 'bin/docker'), engine);
    chmodSync(path.join(folder, 'bin/docker'), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function pin(pull = '0'): { status: number | null; said: string } {
    const env = { PATH: `${folder}/bin:${process.env['PATH'] ?? ''}`, SEEN: seen(), PULL: pull };
    const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'docker/pin-images.mjs')], { env });
    return { status, said: String(stderr) };
  }

  it('names each by the digest of its own registry, and says which has none', () => {
    const { status, said } = pin();
    expect(status).toBe(0);
    expect(readFileSync(file(), 'utf8')).toBe(
      `services:\n  jobs: { image: 'registry:5000/crewcall/jobs@${digest}' }\n  postgres: { image: 'postgres@${digest}' }\n`,
    );
    expect(said).toContain('axllent/mailpit:v1.27 is in no registry and keeps its tag');
  });

  it('pulls what the tags name now, not what was pinned before', () => {
    writeFileSync(file(), "services:\n  jobs: { image: 'registry:5000/crewcall/jobs@sha256:before' }\n");
    pin();
    expect(readFileSync(seen(), 'utf8')).toBe('services: {}\n');
  });

  it('leaves what was pinned before where the engine fails', () => {
    writeFileSync(file(), 'services: { jobs: { image: before } }\n');
    const { status, said } = pin('1');
    expect([status, readFileSync(file(), 'utf8')]).toEqual([1, 'services: { jobs: { image: before } }\n']);
    expect(said).toContain('Nothing was pinned, and what was pinned before is as it was');
    expect(existsSync(seen())).toBe(true);
  });
});
