import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Container {
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  privileged?: boolean;
  image: string;
  command?: string | string[];
  environment?: Record<string, string | number>;
}

const text = readFileSync(path.resolve(__dirname, '../../../docker-compose.yml'), 'utf8');
const { services } = parse(text, { merge: true }) as { services: Record<string, Container> };
const containers = Object.entries(services);

/** What is substituted from .env, as its name and what follows it: `:?` refuses to start without, `:-x` falls back to x. */
const substitutions = [...text.matchAll(/\$\{(\w+)(:[?-][^}]*)?\}/g)].map(([, name = '', rest = '']) => ({
  name,
  rest,
}));
const secrets = substitutions.filter(({ name }) => /PASSWORD|SECRET|_KEY$/.test(name));

describe('the composition', () => {
  it.each(containers)('%s writes nowhere but where it must, and gains no rights [F21]', (_name, container) => {
    expect(container).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(container.privileged).toBeUndefined();
    expect(container.image).toMatch(/:[^:]+$/);
  });

  it('has a user of Redis for every service that reaches it, each with a password of its own [F21]', () => {
    const users = [...String(services['redis']?.command).matchAll(/--user (\S+) on "?>?"?>?\$\{(\w+):\?\}/g)];
    const passwords = new Map(users.map(([, user = '', password = '']) => [user, password]));
    expect(new Set(passwords.values()).size).toBe(passwords.size);
    const reached = containers.filter(([, { environment }]) => environment?.['REDIS_URL']);
    expect(reached.map(([name]) => name)).toEqual(expect.arrayContaining(['gateway', 'identity', 'admin']));
    for (const [name, { environment }] of reached) {
      const user = name.replace('migrate-', '');
      expect(environment?.['REDIS_URL']).toBe(`redis://${user}:\${${passwords.get(user)}:?}@redis:6379`);
    }
    expect(services['redis']?.command).toContain('--user default off');
  });

  it('has a user of the store and of Postgres for every service [F21]', () => {
    for (const [column, count] of [
      ['S3_ACCESS_KEY', 5],
      ['DATABASE_URL', 5],
    ] as const) {
      const own = containers.filter(([name]) => !/^migrate-|^jobs-worker$/.test(name));
      const values = own.map(([, { environment }]) => environment?.[column]).filter(Boolean);
      expect([column, values.length, new Set(values).size]).toEqual([column, count, count]);
    }
  });

  it('does not begin without its secrets: none has a default [F21]', () => {
    expect(secrets.length).toBeGreaterThan(20);
    // Keys of others switch on what needs them: without them it is off.
    const optional = /^(GOOGLE|FACEBOOK|LINKEDIN|REED|ADZUNA)_/;
    for (const { name, rest } of secrets) expect([name, rest]).toEqual([name, optional.test(name) ? ':-' : ':?']);
  });

  it('has uploads scanned by ClamAV in all services that take files [F4]', () => {
    for (const name of ['identity', 'jobs', 'messaging'])
      expect(services[name]?.environment).toMatchObject({ SCANNER: 'clamav', CLAMAV_URL: 'tcp://clamav:3310' });
    expect(services).toHaveProperty('clamav');
  });
});
