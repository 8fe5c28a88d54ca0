/** Every deployable of ours that runs on Node. */
export const serviceNames = [
  'gateway',
  'web-server',
  'identity',
  'jobs',
  'jobs-worker',
  'messaging',
  'notifications',
  'admin',
] as const;

export type ServiceName = (typeof serviceNames)[number];
