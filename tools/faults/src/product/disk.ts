import { execFileSync } from 'node:child_process';

/** Whether a small disk can be put below a folder. */
export const canMount = (): boolean => process.platform === 'linux' && process.getuid?.() === 0;

export function mountDisk(folder: string, megabytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
}

export function unmountDisk(folder: string): void {
  execFileSync('umount', [folder]);
}
