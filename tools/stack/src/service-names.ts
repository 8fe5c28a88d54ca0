export const services = [
  'gateway',
  'web-server',
  'identity',
  'jobs',
  'jobs-worker',
  'messaging',
  'notifications',
  'admin',
] as const;
export type ServiceName = (typeof services)[number];
