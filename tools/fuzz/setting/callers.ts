/** The people in whose names inputs are sent. Whoever has lost their session gets a new one, or a successor. */
import { DEMO_ADMIN, DEMO_CUSTOMER } from '../../../backend/src/demo/demo-accounts.ts';
import type { StaffDuty } from '../../../backend/src/contracts/riders/duty.ts';
import { DEMO_RESTAURANTS } from '../../../backend/src/demo/demo-restaurants.ts';
import { KITCHEN_STAFF, RIDER_STAFF, RIGHTS } from '../../../backend/test/rights/route-rights.ts';
import { PASSWORD, Person } from '../../../backend/test/support/person.ts';

export const CALLER_KINDS = ['nobody', 'customer', 'owner', 'staff', 'rider', 'admin'] as const;
const STAFF_ATTEMPTS = 5;
export type CallerKind = (typeof CALLER_KINDS)[number];

export class Callers {
  private readonly people = new Map<CallerKind, Promise<Person>>();
  /** Of the demo's restaurants: one whose login was spoilt is followed by the next. */
  private restaurant = 0;
  private made = 0;

  constructor(
    private readonly url: string,
    private readonly restoreAdmin: () => Promise<void>,
  ) {}

  of(kind: CallerKind): Promise<Person> {
    let person = this.people.get(kind);
    if (person === undefined) {
      person = this.make(kind);
      this.people.set(kind, person);
      person.catch(() => this.people.delete(kind));
    }
    return person;
  }

  /** Of whose session an answer said that it is no more. Others may have said so before. */
  forget(kind: CallerKind, person: Person): void {
    if (kind === 'nobody') return;
    const current = this.people.get(kind);
    void current?.then(
      (found) => {
        if (found === person && this.people.get(kind) === current) this.people.delete(kind);
      },
      // Whoever waits for the session hears of its failure.
      () => undefined,
    );
  }

  private async make(kind: CallerKind): Promise<Person> {
    this.made += 1;
    switch (kind) {
      case 'nobody':
        return new Person(this.url);
      case 'customer':
        return this.made <= 5 ? Person.login(this.url, DEMO_CUSTOMER.email) : Person.register(this.url, 'Successor');
      case 'owner':
        return this.nextOwner();
      case 'admin':
        return this.theAdmin();
      case 'staff':
        return this.newStaff('kitchen');
      case 'rider':
        return this.newRider();
    }
  }

  /** There is one in the demo data, and inputs that change a password or take rights away are among those sent. */
  private async theAdmin(): Promise<Person> {
    const signedIn = await Person.login(this.url, DEMO_ADMIN.email).catch(() => null);
    if (signedIn !== null) return signedIn;
    await this.restoreAdmin();
    return Person.login(this.url, DEMO_ADMIN.email);
  }

  private async nextOwner(): Promise<Person> {
    for (; this.restaurant < DEMO_RESTAURANTS.length; this.restaurant++) {
      const { email } = DEMO_RESTAURANTS[this.restaurant]!;
      const person = await Person.login(this.url, email).catch(() => null);
      if (person !== null) return person;
    }
    throw new WornOut('No restaurant can sign in any more.');
  }

  /** Other inputs remove staff and change their passwords, at times before they have signed in once. */
  private async newStaff(duty: StaffDuty): Promise<Person> {
    for (let attempt = 1; attempt <= STAFF_ATTEMPTS; attempt++) {
      const credentials = { email: `${duty}-${this.made}-${attempt}@example.com`, password: PASSWORD };
      const owner = await this.of('owner');
      const made = await owner.request('POST', '/api/restaurant/staff', { name: 'Staff', duty, ...credentials });
      if (made.status === 401) this.forget('owner', owner);
      // A restaurant has so many staff and no more: the next one's owner hires.
      if (made.status === 400) {
        this.restaurant += 1;
        this.forget('owner', owner);
      }
      if (made.status >= 500) throw new Error(`No staff: ${made.status}`);
      if (made.status !== 201) continue;
      const staff = new Person(this.url);
      const { status } = await staff.request('POST', '/api/login', credentials);
      if (status === 200) return staff;
      if (status !== 401) throw new Error(`The staff's login was answered ${status}.`);
    }
    throw new WornOut('No staff can sign in any more.');
  }

  /** On shift: off it most is refused. */
  private async newRider(): Promise<Person> {
    const rider = await this.newStaff('rider');
    await rider.request('POST', '/api/rider/shift', { isOn: true });
    return rider;
  }
}

/** Nobody of a kind is left: the inputs go on in a new world. */
export class WornOut extends Error {}

/** What the table of rights calls them. */
const CALLER_OF: Readonly<Record<string, CallerKind>> = {
  customer: 'customer',
  restaurant: 'owner',
  rider: 'rider',
  admin: 'admin',
};

/** Who gets past the guard of an operation; nobody knows of those that the table has not. */
export function callersOf(method: string, path: string): readonly CallerKind[] {
  const route = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const kinds = (RIGHTS[route] ?? []).map((who) => CALLER_OF[who] ?? 'nobody');
  if (kinds.length === 0) return ['nobody'];
  return [
    ...kinds,
    ...(KITCHEN_STAFF.includes(route) ? (['staff'] as const) : []),
    ...(RIDER_STAFF.includes(route) ? (['rider'] as const) : []),
  ];
}
