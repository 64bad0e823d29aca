import {
  IconArrowUp,
  IconBrandFacebook,
  IconBrandGoogle,
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconBrandX,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconCircleCheck,
  IconDeviceDesktop,
  IconExternalLink,
  IconEye,
  IconFileText,
  IconLink,
  IconLock,
  IconMail,
  IconMapPin,
  IconMenu2,
  IconMinus,
  IconMoon,
  IconPhone,
  IconPlayerPause,
  IconPlayerPlay,
  IconSearch,
  IconSun,
  IconUpload,
  IconUsers,
  IconX,
} from "@tabler/icons-react";
import { Logo, LogoMark } from "../../components/layout/Logo";
import { HeartPin } from "../../components/pinned/HeartPin";
import { KeyCard } from "../../components/pinned/KeyCard";
import { LooseThread } from "../../components/pinned/LooseThread";
import { Picture } from "../../components/ui/Picture";
import { useSite } from "../../lib/site";
import { Chapter, Specimen, Specimens } from "./Specimen";
import { pictureNames } from "./styleguide-tokens";
import classes from "./Styleguide.module.css";

const icons = {
  IconArrowUp,
  IconBrandFacebook,
  IconBrandGoogle,
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconBrandX,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconCircleCheck,
  IconDeviceDesktop,
  IconExternalLink,
  IconEye,
  IconFileText,
  IconLink,
  IconLock,
  IconMail,
  IconMapPin,
  IconMenu2,
  IconMinus,
  IconMoon,
  IconPhone,
  IconPlayerPause,
  IconPlayerPlay,
  IconSearch,
  IconSun,
  IconUpload,
  IconUsers,
  IconX,
};

/** Drawings for empty pages. EmptyState brings its own. */
const pinned = { HeartPin, KeyCard, LooseThread };

const MARK_SIZES = [16, 32, 48, 96];

/** Logo, icons and pictures. */
export function DrawingsChapter() {
  const { name } = useSite();
  return (
    <Chapter title="Drawings">
      <Specimens title="Logo">
        <Specimen label="Mark and name">
          <Logo name={name} />
        </Specimen>
        <Specimen label={`Mark at ${MARK_SIZES.join(", ")} px`}>
          <div className={classes.line}>
            {MARK_SIZES.map((size) => (
              <LogoMark key={size} size={size} />
            ))}
          </div>
        </Specimen>
      </Specimens>
      <h3>Icons (Tabler), 20 px beside text</h3>
      <ul className={classes.icons}>
        {Object.entries(icons).map(([iconName, Icon]) => (
          <li key={iconName}>
            <Icon size={20} aria-hidden="true" />
            <code>{iconName}</code>
          </li>
        ))}
      </ul>
      <h3>Pictures</h3>
      <ul className={classes.pictures}>
        {pictureNames.map((picture) => (
          <li key={picture}>
            <Picture name={picture} width={160} height={120} />
            <code>{picture}</code>
          </li>
        ))}
      </ul>
      <h3>Empty pages</h3>
      <ul className={classes.pictures}>
        {Object.entries(pinned).map(([pictureName, Drawing]) => (
          <li key={pictureName}>
            <Drawing />
            <code>{pictureName}</code>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
