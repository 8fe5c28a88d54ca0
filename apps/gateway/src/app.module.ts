import { Module } from '@nestjs/common';
import { ConfigModule, HttpConfig, PublicUrlConfig, RedisConfig } from '@crewcall/platform-config';
import { RedisModule } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { EdgeConfig, UpstreamConfig } from './config.js';
import { DrawnPages } from './drawn-pages/drawn-pages.js';
import { Drawings } from './drawn-pages/drawings.js';
import { MembersPages } from './drawn-pages/members-pages.js';
import { EdgeController } from './edge.controller.js';
import { EdgeHooks } from './edge.hooks.js';
import { Forwarder } from './forwarding/forwarder.js';
import { JobPages } from './job-pages/job-pages.js';
import { Sitemaps } from './job-pages/sitemaps.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { ClientAddress } from './security/client-address.js';
import { Connections } from './security/connections.js';
import { LiveSockets } from './sockets/live-sockets.js';
import { SocketAdmission } from './sockets/socket-admission.js';
import { Upstreams } from './upstreams/upstreams.js';
import { WebPages } from './web/web-pages.js';

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, RedisConfig, PublicUrlConfig, UpstreamConfig, EdgeConfig]),
    ObservabilityModule.forRoot({ service: 'gateway' }),
    RedisModule,
  ],
  controllers: [EdgeController],
  providers: [
    ClientAddress,
    Connections,
    DrawnPages,
    Drawings,
    EdgeHooks,
    Forwarder,
    JobPages,
    LiveSockets,
    MembersPages,
    RateLimiter,
    Sitemaps,
    SocketAdmission,
    Upstreams,
    WebPages,
  ],
})
export class AppModule {}
