import { Module } from '@nestjs/common';
import { ConfigModule, HttpConfig, PublicUrlConfig } from '@crewcall/platform-config';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { WebServerConfig } from './config.js';
import { PagesController } from './pages/pages.controller.js';
import { WebProgram } from './pages/web-program.service.js';

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, PublicUrlConfig, WebServerConfig]),
    ObservabilityModule.forRoot({ service: 'web-server' }),
  ],
  controllers: [PagesController],
  providers: [WebProgram],
})
export class AppModule {}
