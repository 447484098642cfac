/** The members of formatted_address that an address holds, by name as `city`; empty ones are left out. */
export type DeriveAddress = (address: string) => Readonly<Record<string, string>>
