import type { Command } from '@crewcall/platform-bootstrap';
import { AdminsService } from './admins.service.js';

function emailIn(args: string[]): string {
  const [flag, email] = args;
  if (flag !== '--email' || !email)
    throw new Error('Usage: create-admin --email <address>, with ADMIN_PASSWORD in the environment.');
  return email;
}

/** `node main.mjs create-admin --email <address>`: the password comes from ADMIN_PASSWORD, never from the command line. */
export const createAdmin: Command = async (app, args) => {
  const outcome = await app.get(AdminsService, { strict: false }).ensure(emailIn(args));
  process.stdout.write(`${outcome}\n`);
};
