import { read } from './repository.js';

/** What package-lock.json says of one installed package. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
}

export type LockedPackages = Record<string, LockedPackage>;

/** The packages of others in package-lock.json, by their place in node_modules. */
export function lockedPackages(): LockedPackages {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: LockedPackages };
  return Object.fromEntries(Object.entries(packages).filter(([place, { link }]) => place !== '' && !link));
}

export const nameAt = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** An entry that tools/lockfile added for another platform: its registry entry was not at hand, so only its version is known. */
export const isStub = ({ optional, os, cpu, integrity }: LockedPackage): boolean =>
  optional === true && integrity === undefined && (os ?? cpu) !== undefined;
