export { mailLayout } from './mail-layout.js';
export { MailConfig } from './mail.config.js';
export { MailModule } from './mail.module.js';
export { type Mail, type MailContent, type MailFile, Mailer } from './mailer.service.js';
