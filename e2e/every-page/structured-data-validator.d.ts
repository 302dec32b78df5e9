/** The part of the validator that we use; the package ships no types. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: readonly object[];
  }

  export default class Validator {
    constructor(schemaOrg: object);
    validate(extracted: Readonly<Record<'jsonld' | 'microdata' | 'rdfa', object>>): Promise<Issue[]>;
  }
}
