import type { APIRequestContext } from '@playwright/test';
import { callerFor } from './caller.js';
import { story } from './story.js';

interface Named {
  id: string;
  name?: string;
  title?: string;
}

const A_MONTH_MS = 30 * 24 * 3_600_000;

/** What the story has of bookings, as it stands in addresses: a festival with calls, its ladder, an offer, a booking. */
export async function plannedIds(request: APIRequestContext): Promise<Record<string, string>> {
  const company = await callerFor(request, story.company);
  const crew = await callerFor(request, story.crew);
  const jobs = await company.call<Named[]>('get', `/api/jobs/recruiter/${company.id}`);
  const planned = jobs.find(({ title }) => title?.startsWith('Winter Lights'))?.id ?? '';
  const roles = await company.call<Named[]>('get', `/api/jobs/${planned}/roles`);
  const [offer] = await crew.call<Named[]>('get', '/api/offers?side=freelancer&state=open');
  const [booking] = await crew.call<Named[]>('get', '/api/bookings?side=freelancer');
  return {
    ':crew': crew.id,
    ':planned': planned,
    ':role': roles.find(({ name }) => name === 'Monitor engineer')?.id ?? '',
    ':offer': offer?.id ?? '',
    ':booking': booking?.id ?? '',
    ':day': new Date(Date.now() + A_MONTH_MS).toISOString().slice(0, 10),
  };
}
