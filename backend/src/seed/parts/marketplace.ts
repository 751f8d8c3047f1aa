import type { MedusaContainer } from "@medusajs/framework/types";
import { createServiceCategoryWorkflow } from "@zakh/marketplace/workflows/create-service-category";
import { createStoreWorkflow } from "@zakh/marketplace/workflows/create-store";
import { decideOnStoreWorkflow } from "@zakh/marketplace/workflows/decide-on-store";
import { SERVICE_CATEGORIES } from "../data/service-categories";
import { STORE_SERVICES } from "../data/store-services";
import { STORES } from "../data/stores";
import { translations } from "../data/translated";
import { everSeen, numbersBy } from "./found";
import { storeSeedPictures } from "./seed-pictures";

export async function seedMarketplace(container: MedusaContainer): Promise<void> {
  const known = await everSeen("service_category", "slug");
  for (const { slug, name, description, iconName } of SERVICE_CATEGORIES.filter(
    (category) => !known.has(category.slug),
  )) {
    await createServiceCategoryWorkflow(container).run({
      input: { slug, iconName, ...translations("name", name), ...translations("description", description) },
    });
  }
  await seedStores(container);
}

async function seedStores(container: MedusaContainer): Promise<void> {
  const known = await everSeen("market_store", "name");
  const missing = STORES.filter(({ name }) => !known.has(name));
  const logos = await storeSeedPictures(missing.map(({ picture }) => `stores/${picture}-logo`));
  const covers = await storeSeedPictures(missing.map(({ picture }) => `stores/${picture}-cover`));
  const categories = await numbersBy("service_category", "slug");
  for (const [
    index,
    { category, name, description, address, position, phone, email, identity, openingHours },
  ] of missing.entries()) {
    const categoryId = categories.get(category);
    if (categoryId === undefined) continue;
    const { result } = await createStoreWorkflow(container).run({
      input: {
        name,
        ...translations("description", description),
        address,
        position,
        phone,
        email,
        ...identity,
        openingHours,
        services: [...(STORE_SERVICES[name] ?? [])],
        categoryId,
        logoUrl: logos[index],
        coverImageUrl: covers[index],
      },
    });
    await decideOnStoreWorkflow(container).run({ input: { storeId: result.number, isVerified: true, by: null } });
  }
}
