export { ServiceModule, serviceMigrations, type ServiceModuleOptions } from './service.module.js';
