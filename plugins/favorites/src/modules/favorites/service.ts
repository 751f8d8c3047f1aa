import { MedusaService } from "@medusajs/framework/utils";
import { Favorite } from "./models/favorite";
import { StandingBasket } from "./models/standing-basket";
import { StandingBasketLine } from "./models/standing-basket-line";

export class FavoritesModuleService extends MedusaService({ Favorite, StandingBasket, StandingBasketLine }) {}
