import { bankDetailsRoutes, type BankDetailsAnswer } from '@crewcall/contracts-bookings';
import { bankDetailsChanged } from '@crewcall/contracts-bookings/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { PROOF_AUDIENCE } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import { LogWatch, startTestService, type TestActor, type TestService, tokenFor } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { BankDetails } from '../src/bank-details/bank-details.service.js';
import { BankDetailsExporter } from '../src/personal-data/bank-details.exporter.js';
import { expectCode, expectError } from './fortress.js';
import { aFreelancer } from './marketplace.js';

const given = { account_name: 'Petra Quillfeather', sort_code: '20-41-87', account: '55779911', utr: '98765 43210' };
const kept = { account_name: 'Petra Quillfeather', sort_code: '204187', account: '55779911', utr: '9876543210' };
const secrets = /quillfeather|204187|20-41-87|55779911|9876543210/i;

describe('bank details', () => {
  let service: TestService;
  let log: LogWatch;

  beforeAll(async () => {
    log = new LogWatch();
    service = await startTestService({ module: AppModule, name: 'jobs', env: LogWatch.env });
  });
  afterAll(async () => {
    await service.stop();
    log.stop();
  });

  const aPerson = () => ({ ...aFreelancer(), sessionId: newId() });
  const as = (actor: TestActor) => service.as(actor);
  /** As identity signs it once the password was right. */
  const proofOf = (actor: TestActor, expiresInSeconds = 300) =>
    tokenFor(actor, { audience: PROOF_AUDIENCE, expiresInSeconds });
  const save = (actor: TestActor, details: object = given, proof = proofOf(actor)) =>
    as(actor).put<BankDetailsAnswer>(bankDetailsRoutes.own, { ...details, proof });
  const show = (actor: TestActor, proof = proofOf(actor)) => as(actor).post(bankDetailsRoutes.show, { proof });
  const changesOf = async ({ id }: TestActor) =>
    (await service.outbox(bankDetailsChanged, id)).map(({ payload }) => payload.change);

  it('are masked for their owner, and whole with a proof that it is them [R456]', async () => {
    const person = aPerson();
    expect((await as(person).get(bankDetailsRoutes.own)).body).toEqual({ bank_details: null });
    expectCode(await show(person), 404, 'BANK_DETAILS_NOT_FOUND');
    const masked = { bank_details: { account: '••••9911', has_utr: true, changed_at: null } };
    expect(await save(person)).toMatchObject({ status: 200, body: masked });
    expect((await as(person).get(bankDetailsRoutes.own)).body).toEqual(masked);
    expect(await show(person)).toMatchObject({ status: 200, body: kept });
    expect((await as(aFreelancer()).get(bankDetailsRoutes.own)).body).toEqual({ bank_details: null });
  });

  it('are neither shown nor changed by a token, nor by a proof that is over or of another session [R456]', async () => {
    const person = aPerson();
    await save(person);
    const stranger = aPerson();
    const others = [
      tokenFor(person),
      proofOf(person, -10),
      proofOf({ ...person, sessionId: newId() }),
      proofOf(stranger),
      `${proofOf(person)}x`,
      'made-up',
    ];
    for (const proof of others) {
      expectCode(await show(person, proof), 403, 'PROOF_REQUIRED');
      expectCode(await save(person, { ...given, account: '00000000' }, proof), 403, 'PROOF_REQUIRED');
    }
    expect(await show(person)).toMatchObject({ body: kept });
    // And a proof is no token.
    expect((await service.withToken(proofOf(person)).get(bankDetailsRoutes.own)).status).toBe(401);
  });

  it('are told of by a change, to their owner alone and without what they are [R456]', async () => {
    const person = aPerson();
    await save(person);
    await save(person);
    expect(await changesOf(person)).toEqual(['added']);
    const { body } = await save(person, { ...given, account: '12345678' });
    expect(body.bank_details).toEqual({ account: '••••5678', has_utr: true, changed_at: expect.any(String) as string });
    expect((await as(person).delete(bankDetailsRoutes.own)).status).toBe(204);
    expectCode(await as(person).delete(bankDetailsRoutes.own), 404, 'BANK_DETAILS_NOT_FOUND');
    expect(await changesOf(person)).toEqual(['added', 'changed', 'removed']);
    // That there were others stays known: taking them out first hides no change.
    const again = await save(person);
    expect(again.body.bank_details?.changed_at).not.toBeNull();
  });

  it('keep the tax reference that is not sent along, and lose one that is taken out', async () => {
    const person = aPerson();
    const { utr, ...account } = given;
    expect((await save(person, account)).body.bank_details).toMatchObject({ has_utr: false });
    await save(person, { ...account, utr });
    await save(person, { ...account, account: '12345678' });
    expect((await show(person)).body).toEqual({ ...kept, account: '12345678' });
    await save(person, { ...account, utr: null });
    expect((await show(person)).body).toEqual({ ...kept, utr: null });
  });

  it.each([
    ['account_name', ''],
    ['account_name', 'x'.repeat(71)],
    ['account_name', 'Two\nlines'],
    ['sort_code', '20-41-8'],
    ['account', '5577991'],
    ['account', '5577991a'],
    ['utr', '123'],
  ])('are refused by field where the %s is %j', async (field, value) => {
    const person = aPerson();
    const answer = await save(person, { ...given, [field]: value });
    expectError(answer, 400);
    expect(JSON.stringify(answer.body)).toContain(field);
    expect(JSON.stringify(answer.body)).not.toMatch(/2041|5577991/);
  });

  it('lie in the database, its events and the log as nothing that can be read [R456]', async () => {
    const person = aPerson();
    await save(person);
    await show(person);
    await service.rows('ALTER TABLE bookings.bank_details RENAME TO bank_details_away');
    expect((await save(person)).status).toBe(500);
    await service.rows('ALTER TABLE bookings.bank_details_away RENAME TO bank_details');
    expect(await service.everything()).not.toMatch(secrets);
    expect(JSON.stringify(await service.outbox())).not.toMatch(secrets);
    expect(log.text).toContain('bank_details');
    log.assertNothingOf(['Quillfeather', '204187', '20-41-87', '55779911', '98765']);
  });

  it('of one row do not open in another [R456]', async () => {
    const [person, thief] = [aPerson(), aPerson()];
    await save(person);
    await save(thief, { ...given, account_name: 'Thief' });
    await service.rows(
      `UPDATE bookings.bank_details SET sealed = (SELECT sealed FROM bookings.bank_details WHERE user_id = $1)
       WHERE user_id = $2`,
      [person.id, thief.id],
    );
    const answer = await show(thief);
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toMatch(secrets);
    await service.rows('DELETE FROM bookings.bank_details WHERE user_id = $1', [thief.id]);
  });

  it('stand on an invoice without the tax reference, and in the owner’s copy of their data with it [R456]', async () => {
    const person = aPerson();
    await save(person);
    const account = { accountName: 'Petra Quillfeather', sortCode: '204187', account: '55779911' };
    expect(await service.get(BankDetails).forInvoice(person.id)).toEqual({ ...account, changedAt: undefined });
    expect(await service.get(BankDetails).forInvoice(newId())).toBeUndefined();
    const records: object[] = [];
    for await (const record of service.get(BankDetailsExporter).records(person.id)) records.push(record);
    expect(records).toEqual([{ ...kept, changed_at: null }]);
  });

  it('are destroyed at once when the account is closed [R456]', async () => {
    const person = aPerson();
    await save(person);
    await service.deliver(userDeleted, { subjectId: person.id, version: 9, payload: { role: 'freelancer' } });
    expect(await service.rows('SELECT * FROM bookings.bank_details WHERE user_id = $1', [person.id])).toEqual([]);
  });
});
