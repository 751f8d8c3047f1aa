import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityDTO,
  AuthIdentityProviderService,
} from "@medusajs/framework/types";
import { AbstractAuthModuleProvider, MedusaError } from "@medusajs/framework/utils";
import { shopPool } from "@zakh/kit/database/pool";
import { findMedusaSessionVersions } from "../../read-models/credentials";
import { hashPassword, passwordMatches } from "./password-hash";

const INVALID_CREDENTIALS = "Invalid email or password";
/** Medusa's own message. */
const IDENTITY_EXISTS = "Identity with email already exists";

/** Keys of the session versions in Medusa's tokens, of the dashboard and of customers. */
export const ADMIN_SESSION_VERSION = "admin_session_version";
export const CUSTOMER_SESSION_VERSION = "customer_session_version";

interface Credentials {
  email: string;
  password: string;
}

/**
 * Email and password with argon2id, replacing Medusa's own `emailpass`: used by the shop's `/api` and by Medusa's
 * dashboard. The email is case-insensitive, and an unknown one takes as long as a known one (ruling 20).
 */
export class EmailPassService extends AbstractAuthModuleProvider {
  static override identifier = "emailpass";
  static override DISPLAY_NAME = "Email and password (argon2id)";

  override async register(
    input: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const credentials = readCredentials(input.body);
    if (!credentials) return { success: false, error: INVALID_CREDENTIALS };
    if (await this.find(credentials.email, identities)) {
      return { success: false, error: IDENTITY_EXISTS };
    }
    const created = await identities.create({
      entity_id: credentials.email,
      provider_metadata: { password: await hashPassword(credentials.password) },
    });
    return { success: true, authIdentity: withoutHash(created) };
  }

  override async authenticate(
    input: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const credentials = readCredentials(input.body);
    if (!credentials) return { success: false, error: INVALID_CREDENTIALS };
    // Read before the password is checked: if the sessions are ended meanwhile, by a new password, this one ends too.
    const { dashboard, customer } = await findMedusaSessionVersions(shopPool(), credentials.email);
    const identity = await this.find(credentials.email, identities);
    if (!(await passwordMatches(identity && this.hashOf(identity), credentials.password)) || !identity) {
      return { success: false, error: INVALID_CREDENTIALS };
    }
    // Medusa copies them into the token, and from there into its session.
    const app_metadata = {
      ...identity.app_metadata,
      [ADMIN_SESSION_VERSION]: dashboard,
      [CUSTOMER_SESSION_VERSION]: customer,
    };
    return { success: true, authIdentity: { ...withoutHash(identity), app_metadata } };
  }

  override async update(
    data: { entity_id?: unknown; password?: unknown },
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    if (typeof data.entity_id !== "string" || typeof data.password !== "string") {
      return { success: false, error: "An email and a new password are needed" };
    }
    const updated = await identities.update(data.entity_id.toLowerCase(), {
      provider_metadata: { password: await hashPassword(data.password) },
    });
    return { success: true, authIdentity: withoutHash(updated) };
  }

  private async find(email: string, identities: AuthIdentityProviderService): Promise<AuthIdentityDTO | undefined> {
    try {
      return await identities.retrieve({ entity_id: email });
    } catch (error) {
      if (error instanceof Error && "type" in error && error.type === MedusaError.Types.NOT_FOUND) return undefined;
      throw error;
    }
  }

  private hashOf(identity: AuthIdentityDTO): string | undefined {
    const own = identity.provider_identities?.find(({ provider }) => provider === this.provider);
    const stored = own?.provider_metadata?.password;
    return typeof stored === "string" ? stored : undefined;
  }
}

function readCredentials(body: Record<string, unknown> | undefined): Credentials | undefined {
  const { email, password } = body ?? {};
  if (typeof email !== "string" || typeof password !== "string" || password.length > 256) return undefined;
  return { email: email.toLowerCase(), password };
}

function withoutHash(identity: AuthIdentityDTO): AuthIdentityDTO {
  return {
    ...identity,
    provider_identities: identity.provider_identities?.map((own) => ({ ...own, provider_metadata: {} })),
  };
}
