import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export type Json = string | number | boolean | null | undefined | Json[] | Tree;
export interface Tree {
  [key: string]: Json;
}
export interface Manifest extends Tree {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
}
interface Kustomization {
  namespace?: string;
  resources?: string[];
  components?: string[];
  images?: { name: string; newName: string; newTag: string }[];
  configMapGenerator?: { name: string; behavior?: string; envs: string[] }[];
  patches?: { path: string; target?: { kind: string } }[];
}

const isTree = (value: Json): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
/** What entries of a list are told apart by, as the API's schema says of each; other lists are replaced. */
const keys: Record<string, string> = {
  containers: 'name',
  env: 'name',
  volumes: 'name',
  volumeMounts: 'mountPath',
  ports: 'containerPort',
};

function merged(own: Json, patch: Json, at = ''): Json {
  if (isTree(own) && isTree(patch))
    return { ...own, ...Object.fromEntries(Object.keys(patch).map((key) => [key, merged(own[key], patch[key], key)])) };
  const key = keys[at];
  if (!key || !Array.isArray(own) || !Array.isArray(patch)) return patch;
  const same = (one: Json, other: Json): boolean => isTree(one) && isTree(other) && one[key] === other[key];
  const kept = own.map((entry) => {
    const change = patch.find((candidate) => same(candidate, entry));
    return change === undefined ? entry : merged(entry, change);
  });
  return [...kept, ...patch.filter((entry) => !own.some((known) => same(known, entry)))];
}

const manifestsOf = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Manifest);

function settingsOf(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

function patched(manifests: Manifest[], patch: Manifest, kind?: string): Manifest[] {
  const isMeant = ({ kind: own, metadata }: Manifest): boolean =>
    kind ? own === kind : own === patch.kind && metadata.name === patch.metadata.name;
  if (!manifests.some(isMeant) && !kind) throw new Error(`nothing is called ${patch.kind} ${patch.metadata.name}`);
  return manifests.map((manifest) =>
    isMeant(manifest)
      ? {
          ...(merged(manifest, patch) as Manifest),
          kind: manifest.kind,
          apiVersion: manifest.apiVersion,
          metadata: manifest.metadata,
        }
      : manifest,
  );
}

function named(manifest: Manifest, { images = [], namespace }: Kustomization): Manifest {
  const text = images.reduce(
    (so, { name, newName, newTag }) => so.replaceAll(`"image":"${name}"`, `"image":"${newName}:${newTag}"`),
    JSON.stringify(manifest),
  );
  const result = JSON.parse(text) as Manifest;
  if (!namespace) return result;
  if (result.kind === 'Namespace') result.metadata.name = namespace;
  else result.metadata.namespace = namespace;
  return result;
}

/**
 * What `kubectl kustomize` makes of a folder, of what our manifests use: resources, components, images, a namespace,
 * settings from files, and patches by kind or name. The names of settings lack the hash that it puts behind them.
 */
export function rendered(folder: string, before: Manifest[] = []): Manifest[] {
  const own = parse(readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  let manifests = [...before];
  for (const place of (own.resources ?? []).map((name) => path.join(folder, name)))
    manifests.push(...(existsSync(place) && statSync(place).isDirectory() ? rendered(place) : manifestsOf(place)));
  for (const { name, behavior, envs } of own.configMapGenerator ?? []) {
    const data = Object.assign({}, ...envs.map((file) => settingsOf(path.join(folder, file)))) as Tree;
    const map = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data };
    manifests = behavior === 'merge' ? patched(manifests, map) : [...manifests, map];
  }
  for (const component of own.components ?? []) manifests = rendered(path.join(folder, component), manifests);
  for (const { path: file, target } of own.patches ?? [])
    for (const patch of manifestsOf(path.join(folder, file))) manifests = patched(manifests, patch, target?.kind);
  return manifests.map((manifest) => named(manifest, own));
}
