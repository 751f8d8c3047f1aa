export { createNavigationItemWorkflow, type NewNavigationItem } from "./create-navigation-item";
export { type FooterInput, setFooterWorkflow } from "./set-footer";
export { setHeroWorkflow } from "./set-hero";
export { type SetSiteSettingInput, setSiteSettingWorkflow } from "./set-site-setting";
