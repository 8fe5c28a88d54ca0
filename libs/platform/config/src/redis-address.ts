export interface RedisNode {
  host: string;
  port: number;
}

/** Where Redis is, and of which kind. */
export interface RedisAddress {
  kind: 'server' | 'cluster' | 'sentinel';
  /** Servers of a cluster, sentinels, or the one server. */
  nodes: RedisNode[];
  /** Under which sentinels know the master. */
  master?: string;
  username?: string;
  password?: string;
  isEncrypted: boolean;
  database?: number;
}

/** `redis://…` one server · `redis+cluster://…,…` some of a cluster's · `redis+sentinel://…,…/master` its sentinels. */
export const REDIS_URL = /^(rediss?)(?:\+(cluster|sentinel))?:\/\/(?:([^@/]*)@)?([^@/]+)(?:\/([\w-]*))?$/;

const usualPorts = { server: 6379, cluster: 6379, sentinel: 26_379 };

function nodeOf(text: string, usual: number): RedisNode {
  const [, host = text, port] = /^(.*?)(?::(\d+))?$/.exec(text.trim()) ?? [];
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? usual) };
}

/** Reads `REDIS_URL`; user and password are written as in any URL. @throws Error where it is none, or sentinels without a master */
export function readRedisUrl(url: string): RedisAddress {
  const [, scheme, kind = 'server', login, hosts = '', path] = REDIS_URL.exec(url) ?? [];
  if (!scheme) throw new Error('It is no address of Redis');
  if (kind === 'sentinel' && !path) throw new Error('Behind the sentinels stands the name of their master');
  const known = kind as RedisAddress['kind'];
  const [username, ...password] = (login ?? '').split(':').map(decodeURIComponent);
  return {
    kind: known,
    nodes: hosts.split(',').map((host) => nodeOf(host, usualPorts[known])),
    isEncrypted: scheme === 'rediss',
    ...(username ? { username } : {}),
    ...(password.length ? { password: password.join(':') } : {}),
    ...(known === 'sentinel' && path ? { master: path } : {}),
    ...(known === 'server' && path ? { database: Number(path) } : {}),
  };
}
