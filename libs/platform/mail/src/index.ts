export { type MailContent, mailLayout } from './mail-layout.js';
export { MailConfig } from './mail.config.js';
export { MailModule } from './mail.module.js';
export { type Mail, Mailer } from './mailer.js';
