import { NamedError } from '../named-error.ts';

/** The guard refuses to fetch this address. No connection was made. */
export class AddressRefused extends NamedError {
  /** `reason` completes the sentence "it is refused because ...". */
  constructor(address: string, reason: string) {
    super(
      'address_refused',
      403,
      `The address ${address} is refused because ${reason}. ` +
        'Use a public address; an operator can list an internal host in RELAY_PRIVATE.',
    );
  }
}
