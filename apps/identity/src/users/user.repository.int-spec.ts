import { newId, Transactions } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../app.module.js';
import { EmailTakenError } from './user.errors.js';
import { buildUser } from './user.factory.js';
import { UserRepository } from './user.repository.js';

describe('UserRepository', () => {
  let service: TestService;
  let users: UserRepository;
  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'identity' });
    users = service.get(UserRepository);
  });
  afterAll(() => service.stop());

  it('finds people by id and by address, however it is written', async () => {
    const user = buildUser({ email: 'ana@example.test' });
    await users.addUser(user);
    expect(await users.findUser(user.id)).toMatchObject({ email: 'ana@example.test', version: 1 });
    expect(await users.findUserByEmail(' ANA@Example.test ')).toMatchObject({ id: user.id });
    for (const id of ['', 'x', `${user.id}'`, newId()]) expect(await users.findUser(id)).toBeNull();
  });

  it('finds no user who was deleted', async () => {
    const user = buildUser({ deletedAt: new Date() });
    await users.addUser(user);
    expect(await users.findUser(user.id)).toBeNull();
    expect(await users.findUserByEmail(user.email)).toBeNull();
  });

  it('keeps one account per address, and refuses an address that was not normalised', async () => {
    await users.addUser(buildUser({ email: 'one@example.test' }));
    await expect(users.addUser(buildUser({ email: 'one@example.test' }))).rejects.toThrow(EmailTakenError);
    await expect(users.addUser(buildUser({ email: 'One@example.test' }))).rejects.toThrow('users_email_normalised');
  });

  it('lets changes of one person wait for one another', async () => {
    const user = buildUser();
    await users.addUser(user);
    const transactions = service.get(Transactions);
    const increment = () =>
      transactions.run(async () => {
        const held = await users.findUserForUpdate(user.id);
        if (held) await users.saveUser(Object.assign(held, { version: held.version + 1 }));
      });
    await Promise.all(Array.from({ length: 6 }, increment));
    expect((await users.findUser(user.id))?.version).toBe(7);
  });
});
