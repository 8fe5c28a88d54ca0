export { VerifyEmailScreen as Component } from '../../features/accounts/components/verify-email-screen';
