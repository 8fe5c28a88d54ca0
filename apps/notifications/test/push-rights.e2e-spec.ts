import { generateKeyPairSync } from 'node:crypto';
import type { Role as Part } from '@crewcall/contracts-core';
import type { PushSettings } from '@crewcall/contracts-notifications';
import { SessionRevocations } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import { PushServer } from '@crewcall/testing-files';
import {
  anyUser,
  routesWithoutRow,
  type Row,
  SevenCallers,
  startTestService,
  type TestService,
  tokenFor,
  wantedOf,
} from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';

const path = '/api/notifications/push';
const privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d ?? '';

/** Notices as they were before bookings: of these the other matrix tells. */
const earlier = [
  ...['GET', 'PUT'].map((verb) => `${verb} /api/notifications/preferences`),
  ...['GET', 'POST'].map((verb) => `${verb} /api/notifications/unsubscribe`),
  ...['', '/unread-count', '/category-counts', '/live'].map((end) => `GET /api/notifications${end}`),
  ...['mark-all-read', 'mark-category-read/{category}', '{id}/read'].map((end) => `PATCH /api/notifications/${end}`),
  'DELETE /api/notifications/{id}',
];

describe('who may do what with devices that are told', () => {
  let service: TestService;
  let devices: PushServer;
  beforeAll(async () => {
    devices = await PushServer.start();
    const env = { VAPID_PRIVATE_KEY: privateKey, PUSH_TEST_ORIGIN: devices.origin };
    service = await startTestService({ module: AppModule, name: 'notifications', env });
  });
  afterAll(async () => {
    await devices.stop();
    await service.stop();
  });

  it('is answered for each of seven kinds of caller; to others a device does not exist [R530]', async () => {
    const as = (role: Part) => service.as({ id: newId(), role });
    const crew = as('freelancer');
    const suspended = { id: newId(), role: 'recruiter' as const, sessionId: newId() };
    const token = tokenFor(suspended);
    await service.get(SessionRevocations).revokeUser(suspended.id);
    const { body } = await crew.put<PushSettings>(path, devices.browser().end());
    const rows: Row[] = [
      [`GET ${path}`, anyUser],
      [`PUT ${path}`, anyUser, devices.browser('/another').end()],
      [`DELETE ${path}/{end}`, ['401', 'ok', '404', '404', '404', '401', '404']],
    ];
    const seven = new SevenCallers(
      {
        ...{ visitor: service.anonymous(), crew, 'other crew': as('freelancer') },
        ...{ company: as('recruiter'), 'other company': as('recruiter'), admin: as('admin') },
        suspended: service.withToken(token),
      },
      { end: body.ends[0]?.id ?? '' },
    );
    expect(await seven.answersTo(rows)).toEqual(wantedOf(rows));
    expect(routesWithoutRow('apps/notifications/openapi.json', rows, earlier)).toEqual([]);
  });
});
