import { bankDetailsChanged } from '@crewcall/contracts-bookings/dto';
import { accountRoutes, type ProofAnswer } from '@crewcall/contracts-identity';
import { ProofVerifier, TokenVerifier } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import { Identity, password, type Person } from './identity.js';

describe('a proof that the owner of an account is there', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const ask = ({ client }: Person, body: object) => client.post<ProofAnswer>(accountRoutes.proof, body);
  const actorOf = ({ token }: Person) => identity.service.get(TokenVerifier).verify(token);

  it('is given for the password, and holds for that session alone [R456]', async () => {
    const person = await identity.hasPerson();
    const { status, body } = await ask(person, { password });
    expect(status).toBe(200);
    const actor = await actorOf(person);
    const proofs = identity.service.get(ProofVerifier);
    await expect(proofs.assertProved(actor, body.proof)).resolves.toBeUndefined();
    await expect(proofs.assertProved({ ...actor, sessionId: newId() }, body.proof)).rejects.toThrow(/password/);
    await expect(proofs.assertProved({ ...actor, id: newId() }, body.proof)).rejects.toThrow(/password/);
    expect((await identity.service.withToken(body.proof).get('/api/auth/session')).status).toBe(401);
  });

  it('is not given for less, and not guessed [R456]', async () => {
    const person = await identity.hasPerson();
    expect(await ask(person, {})).toMatchObject({ status: 400, body: { error: 'Please enter your password.' } });
    expect((await identity.anonymous.post(accountRoutes.proof, { password })).status).toBe(401);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await ask(person, { password: 'guess' })).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } });
    expect(await ask(person, { password })).toMatchObject({ status: 429 });
  });

  it('is given for a code by mail where there is no password [R456] [Q57]', async () => {
    const person = await identity.hasPerson();
    await identity.service.rows('UPDATE users SET password_hash = NULL WHERE id = $1', [person.user.id]);
    await person.client.post(accountRoutes.confirmationCode);
    const { text } = await identity.mailbox.receive(person.user.email);
    const code = /\d{6}/.exec(text ?? '')?.[0];
    expect((await ask(person, { password })).status).toBe(400);
    expect((await ask(person, { code })).status).toBe(200);
    expect((await ask(person, { code })).status).toBe(400);
  });
});

describe('a change of bank details', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  it('is mailed to their owner at once, whatever mail they want, and says nothing of them [R456]', async () => {
    const { client, user } = await identity.hasPerson();
    await client.put('/api/users/me/preferences', { email_notifications: false });
    await identity.service.deliver(bankDetailsChanged, {
      subjectId: user.id,
      version: 1,
      payload: { change: 'changed' },
    });
    const { subject, text } = await identity.mailbox.receive(user.email);
    expect(subject).toBe('Your bank details were changed');
    expect(text).toContain('http://localhost:3000/settings');
    expect(text).toContain('If that was not you, change your password at once');
  });
});
