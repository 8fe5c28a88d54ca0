import { DatabaseConfig, HttpConfig, TokenConfig } from './fragments.js';
import { ConfigError, readConfig } from './read-config.js';

const key = '-----BEGIN PUBLIC KEY-----\\nabc\\n-----END PUBLIC KEY-----';

describe('readConfig', () => {
  it('reads typed values, defaults and keys with escaped line ends', () => {
    const values = readConfig([HttpConfig, TokenConfig], { PORT: '3001', JWT_PUBLIC_KEY: key });
    expect(values.get(HttpConfig)).toMatchObject({ port: 3001, host: '127.0.0.1', nodeEnv: 'production' });
    expect((values.get(TokenConfig) as TokenConfig).publicKey).toContain('\nabc\n');
  });

  it('lists every problem at once, in words', () => {
    const read = () => readConfig([HttpConfig, DatabaseConfig], { PORT: 'abc' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT: “abc” will not do/);
    expect(read).toThrow(/DATABASE_URL is missing\. postgres:\/\//);
  });

  it('never prints a secret', () => {
    const read = () => readConfig([DatabaseConfig], { DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(read).toThrow(/DATABASE_URL/);
    expect(read).not.toThrow(/hunter2/);
  });
});
