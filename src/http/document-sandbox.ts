/** What a generated document may do on the service's origin: be looked at. */
export const DOCUMENT_SANDBOX =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'";
