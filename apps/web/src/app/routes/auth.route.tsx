export { AuthScreen as Component } from '../../features/accounts/components/auth-screen';
