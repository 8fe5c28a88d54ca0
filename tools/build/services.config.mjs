// All services in one watching compiler, for `npm run dev`.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const apps = path.resolve(import.meta.dirname, '../../apps');
const configs = readdirSync(apps)
  .map((name) => path.join(apps, name, 'rspack.config.mjs'))
  .filter((file) => existsSync(file));
const services = await Promise.all(configs.map(async (file) => (await import(pathToFileURL(file).href)).default));

export default (env, argv) => services.map((service) => service(env, argv));
