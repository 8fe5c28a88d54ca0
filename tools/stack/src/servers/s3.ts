import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { LogFile } from '../processes/log-file.js';
import type { Plan } from '../processes/plan.js';
import { answers } from '../ports.js';
import { untilReady } from '../wait.js';

export interface S3Options {
  folder: string;
  port: number;
  secretKey: string;
  /** Of the pages that may send and fetch files. */
  origins: string[];
  log?: LogFile;
}

export interface S3Access {
  endpoint: string;
  accessKey: string;
  secretKey: string;
}

const ACCESS_KEY = 'crewcall';

export function planS3({ folder, port, secretKey, origins, log }: S3Options): Plan & { access: S3Access } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const program = path.join(import.meta.dirname, '../../s3-server.mjs');
  return {
    access: { endpoint: `http://127.0.0.1:${port}`, accessKey: ACCESS_KEY, secretKey },
    options: {
      name: 'S3 server',
      command: process.execPath,
      args: ['--max-old-space-size=96', '--max-semi-space-size=2', program, folder, String(port), ...origins],
      env: { PATH: process.env.PATH, NODE_ENV: 'production', S3_ACCESS_KEY: ACCESS_KEY, S3_SECRET_KEY: secretKey },
      ...(log ? { log } : {}),
    },
    ready: (child) => untilReady(child, () => answers(port), 30_000),
  };
}
