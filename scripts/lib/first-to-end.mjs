import { Failure } from "./failure.mjs";

/**
 * Never resolves while all is well: fails as soon as one service, or the database, ends by itself.
 * @param {import("./crew.mjs").Service[]} services
 * @param {Promise<never>} lost
 * @returns {Promise<never>}
 */
export function firstToEnd(services, lost) {
  const endings = services.map(async (service) => {
    const how = await service.ended;
    throw new Failure(
      `${service.name.charAt(0).toUpperCase()}${service.name.slice(1)} ended by itself (${how}), so everything is stopped.`,
      {
        log: service.log,
      },
    );
  });
  return Promise.race([lost, ...endings]);
}
