// Writes `.env` for docker compose with fresh passwords and a fresh key pair. Needs nothing but Node; never overwrites.
// With `--token-keys` it prints another pair instead, to take the place of the one that is there.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const { privateKey, publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
// One line each; the services read \n as a line end.
const oneLine = (pem) => `'${pem.trim().replaceAll('\n', '\\n')}'`;

if (process.argv[2] === '--token-keys') {
  console.log(`JWT_PUBLIC_KEY=${oneLine(publicKey)}\nJWT_PRIVATE_KEY=${oneLine(privateKey)}`);
  process.exit(0);
}

const file = path.resolve(import.meta.dirname, '../.env');
if (existsSync(file)) {
  console.error('There is a .env already; it is left as it is. Move it away first to make new secrets.');
  process.exit(1);
}

const [port = '3000', filesPort = '9000'] = process.argv.slice(2);
const secret = () => randomBytes(24).toString('hex');

writeFileSync(
  file,
  `# Secrets and settings of this installation, for docker compose. Keep it out of version control.

# Address of the product as people see it, without a trailing slash, and the port of this machine it answers on.
PUBLIC_URL=http://localhost:${port}
GATEWAY_PORT=${port}

# Address of the object store as browsers see it: files are sent and fetched there by signed addresses.
FILES_URL=http://localhost:${filesPort}
FILES_PORT=${filesPort}

# Addresses of the load balancer in front, if there is one: its X-Forwarded-For is believed.
TRUST_PROXY=

# Where mail goes. Empty: the mail catcher of docker/trial.yml, which delivers nothing.
SMTP_URL=
MAIL_FROM=CrewCall <no-reply@crewcall.example>

# Keys of the external job boards, see docs/boards.md. A board without them is skipped.
REED_API_KEY=
ADZUNA_APP_ID=
ADZUNA_APP_KEY=

# Made by docker/new-env.mjs.
POSTGRES_PASSWORD=${secret()}
IDENTITY_DB_PASSWORD=${secret()}
JOBS_DB_PASSWORD=${secret()}
MESSAGING_DB_PASSWORD=${secret()}
NOTIFICATIONS_DB_PASSWORD=${secret()}
ADMIN_DB_PASSWORD=${secret()}
${['GATEWAY', 'IDENTITY', 'JOBS', 'JOBS_WORKER', 'MESSAGING', 'NOTIFICATIONS', 'ADMIN']
  .map((service) => `${service}_REDIS_PASSWORD=${secret()}`)
  .join('\n')}
S3_ROOT_USER=crewcall-root
S3_ROOT_PASSWORD=${secret()}
${['IDENTITY', 'JOBS', 'MESSAGING', 'NOTIFICATIONS', 'ADMIN']
  .map((service) => `${service}_S3_SECRET=${secret()}`)
  .join('\n')}
JWT_PUBLIC_KEY=${oneLine(publicKey)}
JWT_PRIVATE_KEY=${oneLine(privateKey)}

# What bank details are encrypted with, as id:key. Keep a copy apart from those of the database: without it they can be
# read no more. How another one takes its place: docs/runbooks/bank-keys.md.
BANK_DETAILS_KEYS=1:${randomBytes(32).toString('base64url')}

# Around the keys that documents of people are encrypted with. Keep a copy apart from the backups of the database:
# without it none of them opens again.
DOCUMENTS_KEY=${randomBytes(32).toString('hex')}

# By which push services of browsers know this installation. Another one ends what people turned on on their devices.
VAPID_PRIVATE_KEY=${generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d}
`,
  { mode: 0o600 },
);
console.log('Wrote .env with new secrets. Next: docker compose up --build --wait gateway jobs-worker');
