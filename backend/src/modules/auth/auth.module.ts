import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountRepository } from './account.repository.ts';
import { AuthController } from './auth.controller.ts';
import { PasswordHasher } from './password-hasher.ts';
import { RegisterCustomer } from './register-customer.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionEnds } from './session-ends.ts';
import { SessionPurge } from './session-purge.ts';
import { SessionGuard } from './session.guard.ts';
import { SessionStore } from './session.store.ts';
import { SignIn } from './sign-in.ts';

@Module({
  controllers: [AuthController],
  providers: [
    AccountRepository,
    PasswordHasher,
    RegisterCustomer,
    SessionCookie,
    SessionEnds,
    SessionPurge,
    SessionStore,
    SignIn,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [PasswordHasher, SessionCookie, SessionEnds, SessionStore],
})
export class AuthModule {}
