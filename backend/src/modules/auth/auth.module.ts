import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminUser } from '../../entities/accounts/admin-user.entity.ts';
import { Session } from '../../entities/accounts/session.entity.ts';
import { User } from '../../entities/accounts/user.entity.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AccountEmails } from './accounts/account-emails.ts';
import { AccountRepository } from './accounts/account.repository.ts';
import { AdminSignIn } from './admin-sign-in.ts';
import { AuthController } from './auth.controller.ts';
import { FailedSignIns } from './sign-in/failed-sign-ins.ts';
import { LoginAttempts } from './sign-in/login-attempts.ts';
import { OneTimePassword } from './passwords/one-time-password.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { RegisterCustomer } from './sign-in/register-customer.ts';
import { SecondFactorBox } from './second-factor/second-factor-box.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { SecondFactorRepository } from './second-factor/second-factor.repository.ts';
import { SecondFactor } from './second-factor/second-factor.ts';
import { RememberedSessions } from './sessions/remembered-sessions.ts';
import { SessionActivity } from './sessions/session-activity.ts';
import { SessionCookie } from './sessions/session-cookie.ts';
import { SessionEnds } from './sessions/session-ends.ts';
import { SessionOpening } from './sessions/session-opening.ts';
import { SessionGuard } from './sessions/session.guard.ts';
import { SessionStore } from './sessions/session.store.ts';
import { SignIn } from './sign-in/sign-in.ts';
import { StepUpController } from './step-up.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AdminUser, Session, User]), AuditModule],
  controllers: [AuthController, SecondFactorController, StepUpController],
  providers: [
    AccountEmails,
    AccountRepository,
    AdminSignIn,
    FailedSignIns,
    LoginAttempts,
    OneTimePassword,
    PasswordHasher,
    RegisterCustomer,
    RememberedSessions,
    SecondFactor,
    SecondFactorBox,
    SecondFactorRepository,
    SessionActivity,
    SessionCookie,
    SessionEnds,
    SessionOpening,
    SessionStore,
    SignIn,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [
    AccountEmails,
    FailedSignIns,
    PasswordHasher,
    SecondFactor,
    SessionCookie,
    SessionEnds,
    SessionStore,
    SignIn,
  ],
})
export class AuthModule {}
