import { assertMayBecome } from './account-settings.policy.js';
import { RoleChangeForbiddenError, UnknownRoleError } from './account-settings.errors.js';

describe('assertMayBecome', () => {
  it('lets crew and companies change sides [R224]', () => {
    expect(() => assertMayBecome('freelancer', 'recruiter')).not.toThrow();
    expect(() => assertMayBecome('recruiter', 'freelancer')).not.toThrow();
    expect(() => assertMayBecome('admin', 'admin')).not.toThrow();
  });

  it('makes no user an administrator, and keeps administrators what they are', () => {
    expect(() => assertMayBecome('freelancer', 'admin')).toThrow(RoleChangeForbiddenError);
    expect(() => assertMayBecome('admin', 'recruiter')).toThrow(RoleChangeForbiddenError);
  });

  it('knows no other role', () => {
    expect(() => assertMayBecome('recruiter', '__proto__')).toThrow(UnknownRoleError);
  });
});
