import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Session } from '../../entities/accounts/session.entity.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AccountEmails } from './account-emails.ts';
import { AccountRepository } from './account.repository.ts';
import { AdminSignIn } from './admin-sign-in.ts';
import { AuthController } from './auth.controller.ts';
import { FailedSignIns } from './failed-sign-ins.ts';
import { LoginAttempts } from './login-attempts.ts';
import { OneTimePassword } from './one-time-password.ts';
import { PasswordHasher } from './password-hasher.ts';
import { RegisterCustomer } from './register-customer.ts';
import { SecondFactorBox } from './second-factor-box.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';
import { SecondFactor } from './second-factor.ts';
import { SessionActivity } from './session-activity.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionEnds } from './session-ends.ts';
import { SessionOpening } from './session-opening.ts';
import { SessionPurge } from './session-purge.ts';
import { SessionGuard } from './session.guard.ts';
import { SessionStore } from './session.store.ts';
import { SignIn } from './sign-in.ts';
import { StepUpController } from './step-up.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Session]), AuditModule],
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
    SecondFactor,
    SecondFactorBox,
    SecondFactorRepository,
    SessionActivity,
    SessionCookie,
    SessionEnds,
    SessionOpening,
    SessionPurge,
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
